// In a menu the arrow keys lead from one button to the next and around, Home and End to the first and the last one.

const steps = { ArrowDown: 1, ArrowUp: -1 }

export function walk(menu) {
  menu.addEventListener('keydown', event => {
    const all = [...menu.querySelectorAll('button')].filter(button => button.checkVisibility()), at = all.indexOf(document.activeElement)
    const next = { Home: 0, End: all.length - 1 }[event.key] ?? (steps[event.key] && (at + steps[event.key] + all.length) % all.length)
    if (next === undefined || !all.length) return
    event.preventDefault()
    all[next].focus()
  })
}
