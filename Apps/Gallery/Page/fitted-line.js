// A line that says the longest of several forms of the same for which there is room; all of it is its tooltip.
export class FittedLine {
  #forms = ['']

  constructor(element) {
    this.element = element
    new ResizeObserver(() => this.#fit()).observe(element)
  }

  // The longest form first.
  says(forms) {
    this.#forms = forms
    this.element.title = forms[0]
    this.#fit()
  }

  #fit() {
    const { element } = this
    for (const form of this.#forms) {
      if (element.textContent !== form) element.textContent = form
      if (element.scrollWidth <= element.clientWidth) return
    }
  }
}
