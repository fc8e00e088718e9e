import type { EmotionCache } from '@emotion/cache'

type Sheet = EmotionCache['sheet']

/** What decides whether a thing can be seen and pressed: what it is unless somebody says so, and whether it comes from above. */
const LOOKED_AT = {
  display: { initial: 'inline', inherited: false },
  visibility: { initial: 'visible', inherited: true },
  opacity: { initial: '1', inherited: false },
  'pointer-events': { initial: 'auto', inherited: true },
} as const
type Property = keyof typeof LOOKED_AT
const PROPERTIES = Object.keys(LOOKED_AT) as Property[]
type Styles = Record<Property, string>

/** jsdom's own objects behind those that pages see. */
interface RuleImpl {
  selectorText?: string
  style?: { getPropertyValue(name: string): string; getPropertyPriority(name: string): string }
}
interface SheetImpl {
  cssRules: { _list: readonly RuleImpl[] }
}
interface DocumentImpl {
  /** Another object after each change of the document or of its style sheets. */
  _styleCache: object
  styleSheets: { _list: readonly SheetImpl[] }
}

interface Part {
  selector: string
  /** The selector is this class and nothing else. */
  plain: boolean
  specificity: number
  said: Said
}
interface Rule extends Part {
  /** Which of the book's rules it is: of two as specific, the later one holds. */
  order: number
}
type Said = Partial<Record<Property, { value: string; important: boolean }>>

/** Rules by the class or the tag that an element must have to be meant. */
class RuleBook {
  readonly #byKey = new Map<string, Rule[]>()
  #rules = 0

  add(parts: readonly Part[]): void {
    for (const part of parts) {
      const key = keyOf(part.selector)
      const rules = this.#byKey.get(key) ?? []
      rules.push({ ...part, order: (this.#rules += 1) })
      this.#byKey.set(key, rules)
    }
  }

  /** The rules that mean an element. */
  *of(element: Element): Generator<Rule> {
    const keys = ['*', element.localName, ...[...element.classList].map((name) => `.${name}`)]
    for (const key of keys)
      for (const rule of this.#byKey.get(key) ?? []) if (rule.plain || element.matches(rule.selector)) yield rule
  }
}

/** What a rule says of what is looked at, for each of its selectors. */
function partsOf(selectorText: string, said: Said): Part[] {
  if (Object.keys(said).length === 0) return []
  // jsdom draws no pseudo-elements, and knows no vendor's own words.
  return selectorsOf(selectorText)
    .filter((part) => !/::|:-/.test(part))
    .map((selector) => ({
      selector,
      plain: selector === keyOf(selector),
      specificity: specificityOf(selector),
      said,
    }))
}

function partsOfSheet({ cssRules }: SheetImpl): Part[] {
  return cssRules._list.flatMap(({ selectorText, style }) => {
    if (selectorText === undefined || style === undefined) return []
    const said: Said = {}
    for (const property of PROPERTIES) {
      const value = style.getPropertyValue(property)
      if (value !== '') said[property] = { value, important: style.getPropertyPriority(property) !== '' }
    }
    return partsOf(selectorText, said)
  })
}

/** As emotion writes a rule: one a text, without comments. What holds for some screens alone, jsdom has none of. */
function partsOfText(rule: string): Part[] {
  const [, selectorText, declarations] = /^([^@{}][^{}]*)\{([^{}]*)\}$/.exec(rule) ?? []
  if (selectorText === undefined || declarations === undefined) return []
  const said: Said = {}
  for (const [, name, value = '', important] of declarations.matchAll(/([\w-]+):([^;!]*)(!important)?/g)) {
    const property = PROPERTIES.find((each) => each === name)
    // A vendor's own word is none here.
    if (property && !value.startsWith('-')) said[property] = { value: value.trim(), important: important !== undefined }
  }
  return partsOf(selectorText, said)
}

/** Splits at the commas that stand outside of brackets. */
function selectorsOf(text: string): string[] {
  const parts = ['']
  let depth = 0
  for (const letter of text) {
    if ('(['.includes(letter)) depth += 1
    if (')]'.includes(letter)) depth -= 1
    if (letter === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map((part) => part.trim())
}

const withoutBrackets = (selector: string): string => {
  let text = selector
  for (let before = ''; before !== text;) {
    before = text
    text = text.replace(/\([^()]*\)|\[[^\]]*\]/g, '')
  }
  return text
}

/** A class or the tag of the element that a selector ends with, `*` = any. */
function keyOf(selector: string): string {
  const last =
    withoutBrackets(selector)
      .split(/[\s>+~]+/)
      .at(-1) ?? ''
  return /\.[\w-]+/.exec(last)?.[0] ?? /^[a-z][\w-]*/i.exec(last)?.[0]?.toLowerCase() ?? '*'
}

function specificityOf(selector: string): number {
  const count = (pattern: RegExp) => selector.match(pattern)?.length ?? 0
  return (
    count(/#[\w-]+/g) * 10_000 + count(/\.[\w-]+|\[|:(?!not|is|where)[a-z-]+/g) * 100 + count(/(?:^|[\s>+~(])[a-z]/gi)
  )
}

/** What the browser does of its own accord. */
const BY_ITSELF = `
  area, base, datalist, head, link, meta, noembed, noframes, param, rp, script, style, template, title { display: none }
  html, body, address, article, aside, blockquote, center, dd, details, dialog, dir, div, dl, dt, fieldset, figcaption,
  figure, footer, form, h1, h2, h3, h4, h5, h6, header, hgroup, hr, legend, listing, main, menu, nav, ol, optgroup, option,
  p, plaintext, pre, search, section, summary, ul, xmp { display: block }
  li { display: list-item }
  table { display: table }
  caption { display: table-caption }
  colgroup { display: table-column-group }
  col { display: table-column }
  thead { display: table-header-group }
  tbody { display: table-row-group }
  tfoot { display: table-footer-group }
  tr { display: table-row }
  td, th { display: table-cell }
  input, button, select, textarea, meter, progress { display: inline-block }
  slot { display: contents }
  dialog:not([open]), [popover] { display: none }
  [hidden] { display: none }
  input[type=hidden] { display: none !important }`

/** The rules of emotion's sheets, and how often they have changed. */
const emotion = { sheets: new Map<Sheet, (readonly Part[])[]>(), changes: 0 }
const partsByText = new Map<string, readonly Part[]>()

/**
 * Keeps the rules of emotion here, and of each only what tests of screens look at: whether a thing can be seen and pressed.
 * jsdom would parse each of them, compare it with each element that is asked for by its role, and tell those who watch the page.
 */
export function keepVisibleStyles(sheet: Sheet): void {
  const prototype = Object.getPrototypeOf(sheet) as Sheet
  prototype.insert = function (this: Sheet, rule) {
    const parts = partsByText.get(rule) ?? partsOfText(rule)
    partsByText.set(rule, parts)
    if (parts.length === 0) return
    const own = emotion.sheets.get(this) ?? []
    own.push(parts)
    emotion.sheets.set(this, own)
    emotion.changes += 1
  }
  prototype.flush = function (this: Sheet) {
    if (emotion.sheets.delete(this)) emotion.changes += 1
  }
}

/**
 * Answers what somebody who looks for a thing asks of its style from an index of the rules, instead of comparing each rule
 * with each element; whatever else is asked, jsdom answers itself.
 */
export function quickenStyles(): void {
  const asked = window.getComputedStyle.bind(window)
  const [symbol] = Object.getOwnPropertySymbols(document).filter(({ description }) => description === 'impl')
  if (!symbol) throw new Error('jsdom has changed')
  const own = Reflect.get(document, symbol) as DocumentImpl

  const browser = new RuleBook()
  const sheet = document.head.appendChild(document.createElement('style'))
  sheet.textContent = BY_ITSELF
  own.styleSheets._list.slice(-1).forEach((each) => browser.add(partsOfSheet(each)))
  sheet.remove()

  let page = new RuleBook()
  let read: readonly SheetImpl[] = []
  let readChanges = 0
  function readSheets(): void {
    const sheets = own.styleSheets._list
    const isAsRead = sheets.length === read.length && sheets.every((each, at) => each === read[at])
    if (isAsRead && readChanges === emotion.changes) return
    page = new RuleBook()
    for (const each of sheets) page.add(partsOfSheet(each))
    for (const parts of emotion.sheets.values()) for (const each of parts) page.add(each)
    read = [...sheets]
    readChanges = emotion.changes
  }

  let version: object | undefined
  let changes = -1
  let known = new WeakMap<Element, Styles>()
  function stylesOf(element: Element): Styles {
    if (version !== own._styleCache || changes !== emotion.changes) {
      version = own._styleCache
      changes = emotion.changes
      known = new WeakMap()
      readSheets()
    }
    const before = known.get(element)
    if (before) return before
    const parent = element.parentElement
    const above = parent && stylesOf(parent)
    const found = {} as Styles
    const best: Partial<Record<Property, number>> = {}
    const say = (property: Property, value: string, weight: number) => {
      if (weight < (best[property] ?? -1)) return
      best[property] = weight
      found[property] = value
    }
    const apply = (rules: Iterable<Rule>, weights: readonly [number, number]) => {
      for (const { said, specificity, order } of rules)
        for (const property of PROPERTIES) {
          const declared = said[property]
          if (declared)
            say(property, declared.value, weights[declared.important ? 1 : 0] * 1e12 + specificity * 1e6 + order)
        }
    }
    // Of the browser, of the page, of the element; what is important in the reverse order.
    apply(browser.of(element), [0, 5])
    apply(page.of(element), [1, 3])
    const { style } = element as HTMLElement
    if (element.hasAttribute('style'))
      for (const property of PROPERTIES) {
        const value = style.getPropertyValue(property)
        if (value !== '') say(property, value, (style.getPropertyPriority(property) === '' ? 2 : 4) * 1e12)
      }
    for (const property of PROPERTIES) {
      const { initial, inherited } = LOOKED_AT[property]
      const value = found[property]
      const comesFromAbove = value === 'inherit' || (inherited && (value === undefined || value === 'unset'))
      if (comesFromAbove) found[property] = above?.[property] ?? initial
      else if (value === undefined || /^(initial|unset|revert)$/.test(value)) found[property] = initial
    }
    known.set(element, found)
    return found
  }

  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || !element.isConnected || element.ownerDocument !== document) return asked(element, pseudo)
    const styles = stylesOf(element)
    let rest: CSSStyleDeclaration | undefined
    const other = () => (rest ??= asked(element))
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, name) {
        if (name === 'pointerEvents') return styles['pointer-events']
        if (typeof name === 'string' && Object.hasOwn(styles, name)) return styles[name as Property]
        if (name === 'getPropertyValue')
          return (property: string) =>
            Object.hasOwn(styles, property) ? styles[property as Property] : other().getPropertyValue(property)
        const value: unknown = Reflect.get(other(), name)
        return typeof value === 'function' ? (value.bind(other()) as unknown) : value
      },
    })
  }
}
