/** What jsdom leaves out and every browser has. */
export function addBrowserParts(): void {
  window.scrollTo = () => undefined
  Element.prototype.scrollIntoView = () => undefined
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
  class Observer {
    observe = () => undefined
    unobserve = () => undefined
    disconnect = () => undefined
    takeRecords = () => []
  }
  Object.assign(window, { ResizeObserver: Observer, IntersectionObserver: Observer })
}
