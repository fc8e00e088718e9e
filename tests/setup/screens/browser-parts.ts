/** What a label can name; hidden inputs cannot be. */
const LABELABLE = 'button, input:not([type=hidden]), meter, output, progress, select, textarea'

/**
 * The labels of a field, as the standard says. jsdom's own walks the whole page for every node of it: in a page with forms,
 * two fifths of all the time that screens are looked at.
 */
function labelsOf(this: HTMLElement): HTMLLabelElement[] {
  return [...this.ownerDocument.getElementsByTagName('label')].filter((label) =>
    label.hasAttribute('for')
      ? label.htmlFor === this.id && this.ownerDocument.getElementById(this.id) === this
      : label.contains(this) && label.querySelector(LABELABLE) === this,
  )
}

/** What jsdom leaves out and every browser has. */
export function addBrowserParts(): void {
  for (const { prototype } of [
    HTMLButtonElement,
    HTMLInputElement,
    HTMLMeterElement,
    HTMLOutputElement,
    HTMLProgressElement,
    HTMLSelectElement,
    HTMLTextAreaElement,
  ])
    Object.defineProperty(prototype, 'labels', { get: labelsOf, configurable: true })
  // New browsers answer a scroll with a promise, whatever their types say: no effect may hand that to React.
  const scrolled = () => Promise.resolve()
  Object.assign(window, { scrollTo: scrolled })
  Object.assign(Element.prototype, { scrollIntoView: scrolled })
  window.matchMedia = (query) => {
    const wide = Number(/min-width:\s*(\d+)px/.exec(query)?.[1] ?? 0)
    return Object.assign(new EventTarget(), {
      matches: wide > 0 && wide <= window.innerWidth,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    })
  }
  if (!('showModal' in HTMLDialogElement.prototype)) {
    Object.assign(HTMLDialogElement.prototype, {
      showModal(this: HTMLDialogElement) {
        this.setAttribute('open', '')
      },
      close(this: HTMLDialogElement) {
        this.removeAttribute('open')
      },
    })
  }
  class Face {
    constructor(public family: string) {}
  }
  Object.assign(window, { FontFace: Face })
  Object.assign(document, { fonts: new Set<Face>() })
  class Observer {
    observe = () => undefined
    unobserve = () => undefined
    disconnect = () => undefined
    takeRecords = () => []
  }
  Object.assign(window, { ResizeObserver: Observer, IntersectionObserver: Observer })
}
