// A line that says the longest of several forms of the same for which there is room; all of it is its tooltip.
export class FittedLine {
  #forms = ['']
  #observer = new ResizeObserver(() => this.#fit())

  constructor(element) {
    this.element = element
    this.#observer.observe(element)
  }

  // The longest form first.
  says(forms) {
    this.#forms = forms
    const { element } = this
    element.title = element.textContent = forms[0]
    // What is observed anew is told once the page has been laid out for its next frame, and before that is painted: nothing is laid out for it alone.
    this.#observer.unobserve(element)
    this.#observer.observe(element)
  }

  #fit() {
    const { element } = this
    for (const form of this.#forms) {
      if (element.textContent !== form) element.textContent = form
      if (element.scrollWidth <= element.clientWidth) return
    }
  }
}
