/**
 * Says so on console.error, which fails the test, when '{{name}}' stands where a value should: in a text, or in a name
 * that a screen reader says. It is put into pages as its own source, so it uses nothing from outside.
 */
export function watchPlaceholders(): void {
  const NAMED = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder']
  const check = (text: string | null) => {
    if (text?.includes('{{')) globalThis.console.error(`a placeholder is on screen: ${text}`)
  }
  const look = (node: Node) => {
    if (node instanceof Element) {
      if (node.matches('script, style')) return
      for (const name of NAMED) check(node.getAttribute(name))
      node.childNodes.forEach(look)
    } else check(node.textContent)
  }
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (target instanceof Element && target.closest('script, style')) continue
      if (addedNodes.length > 0) addedNodes.forEach(look)
      else if (target instanceof Element) for (const name of NAMED) check(target.getAttribute(name))
      else check(target.textContent)
    }
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: NAMED,
  })
}
