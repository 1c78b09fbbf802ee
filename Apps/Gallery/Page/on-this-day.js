// Photos of this day in earlier years.

import { isOwn } from './order.js'

const two = number => String(number).padStart(2, '0')

// A test of a photo: whether it was taken on this day of another year. In years without one the 29th of February is with the 28th.
export function isOnThisDay(now = new Date()) {
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  const isLeap = new Date(year, 1, 29).getMonth() === 1
  const days = [`${two(month)}-${two(day)}`, ...month === 2 && day === 28 && !isLeap ? ['02-29'] : []]
  return photo => isOwn(photo) && days.includes(photo.date.slice(5, 10)) && Number(photo.date.slice(0, 4)) < year
}
