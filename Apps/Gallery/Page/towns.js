// Towns as the server knows them, `{ id, name, country, de, ja, local }`: by the names that people know here, and by all by which they are looked for.

import { locale } from './strings.js'
import { listed } from './words.js'

const language = locale.split('-')[0]

const known = new Map()

// The same object for the same town, however often the list tells it.
export function same(town) {
  if (!known.has(town.id)) known.set(town.id, town)
  return known.get(town.id)
}

export const townName = town => town[language] ?? town.name

const namesOfCountries = locale => new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' })

let here, english

const country = ({ country }) => {
  try {
    return (here ??= namesOfCountries(locale)).of(country) ?? ''
  } catch {
    return ''
  }
}

// `Munich, Germany`
export const townAndCountry = town => listed(townName(town), country(town))

// Its names in all languages that there are, and its country's here and in English.
export function townWords(town) {
  const own = country(town)
  const general = own && (english ??= namesOfCountries('en')).of(town.country)
  return [town.name, town.de, town.ja, town.local, own, general].filter(Boolean).join(' ')
}

// The towns of some photos, each once with the number of its photos, those of most photos first.
export function townsOf(photos, start = 0, end = photos.length) {
  const counts = new Map()
  let run = start
  // Photos of a town mostly follow each other: a run is counted at once.
  for (let at = start; at < end; at += 1) {
    const { town } = photos[at]
    if (at + 1 < end && photos[at + 1].town === town) continue
    if (town) counts.set(town, (counts.get(town) ?? 0) + at + 1 - run)
    run = at + 1
  }
  return [...counts].sort((a, b) => b[1] - a[1]).map(([town, count]) => ({ town, count }))
}
