import * as React from 'react'

/**
 * Every element under a document or an element, in order. jsdom's own list of all is live, and asks for each place in it by
 * name first: whoever looks through a page by attribute, role or text waits for that.
 */
function elementsUnder(root: Document | Element, found: Element[] = []): Element[] {
  for (let each = root.firstElementChild; each !== null; each = each.nextElementSibling) {
    found.push(each)
    elementsUnder(each, found)
  }
  return found
}

/** Spares the tests of screens what no test asks for. */
export function quickenScreens(): void {
  for (const prototype of [Document.prototype, Element.prototype]) {
    const byName = Reflect.get(prototype, 'getElementsByTagName')
    prototype.getElementsByTagName = function (this: Document | Element, name: string) {
      return (name === '*' ? elementsUnder(this) : byName.call(this, name)) as HTMLCollectionOf<Element>
    }
  }
  // A development build notes for each of ten thousand elements a second where in the code it was made: said in no message.
  const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
  if (typeof internals === 'object' && internals !== null)
    Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
      get: () => Infinity,
      set() {},
    })
}
