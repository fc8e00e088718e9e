/** What may change in a registered text; the operators know each place by its type (TRAI, 18 November 2025). */
export const VARIABLE_TYPES = ['numeric', 'alphanumeric', 'url', 'cbn', 'email'] as const
export type VariableType = (typeof VARIABLE_TYPES)[number]

/** Most signs that may stand in the place of each. `cbn`: a number to call back. */
export const VARIABLE_LENGTH: Record<VariableType, number> = {
  numeric: 12,
  alphanumeric: 40,
  url: 60,
  cbn: 13,
  email: 60,
}

/** A text may have so many, and one more with a reason. */
export const VARIABLES = { most: 2, withReason: 3 } as const

/** A piece of a template: words that never change, or the place of a variable; `type` null = no such type. */
export type TemplatePart = { fixed: string } | { variable: string; type: VariableType | null }

/** With its braces, as some operators write it, or without. */
const VARIABLE = /\{#([A-Za-z]+)#\}|#([A-Za-z]+)#/gu

/** The text in its pieces, in order; together they are the text. */
export function partsOf(text: string): TemplatePart[] {
  const parts: TemplatePart[] = []
  let at = 0
  for (const found of text.matchAll(VARIABLE)) {
    const name = (found[1] ?? found[2] ?? '').toLowerCase()
    if (found.index > at) parts.push({ fixed: text.slice(at, found.index) })
    parts.push({ variable: found[0], type: VARIABLE_TYPES.find((type) => type === name) ?? null })
    at = found.index + found[0].length
  }
  if (at < text.length) parts.push({ fixed: text.slice(at) })
  return parts
}

/** The types of a text's variables, in order. */
export const variablesOf = (text: string): (VariableType | null)[] =>
  partsOf(text).flatMap((part) => ('type' in part ? [part.type] : []))

/** Two places with nothing to read between them: nobody could tell where one ends. */
export function hasNeighbours(text: string): boolean {
  const parts = partsOf(text)
  return parts.some((part, at) => {
    if (!('type' in part)) return false
    const [next, after] = parts.slice(at + 1)
    if (next === undefined) return false
    return 'type' in next || (!/[\p{L}\p{N}]/u.test(next.fixed) && after !== undefined)
  })
}

/** How much of a text never changes when every variable is as long as it may be, from 0 to 1; blanks do not count. */
export function fixedShare(text: string): number {
  const parts = partsOf(text)
  const fixed = parts.reduce((sum, part) => sum + ('type' in part ? 0 : part.fixed.replaceAll(/\s/g, '').length), 0)
  const open = parts.reduce((sum, part) => sum + ('type' in part && part.type ? VARIABLE_LENGTH[part.type] : 0), 0)
  return fixed + open === 0 ? 0 : fixed / (fixed + open)
}

/** The least part of a text that never changes. */
export const LEAST_FIXED = 0.3

const ADDRESS = /(?:https?:\/\/)?((?:[a-z0-9-]+\.)+[a-z]{2,})(?=[/:?#\s).,;!"']|$)/giu

/** Host names in the words that never change, in lower case; the name after an @ belongs to an e-mail address. */
export const hostsIn = (text: string): string[] =>
  partsOf(text).flatMap((part) =>
    'type' in part ? [] : [...part.fixed.matchAll(ADDRESS)].map(([, host = '']) => host.toLowerCase()),
  )

/** Puts values in the places of the variables, in order; each is cut to what its type may hold. */
export function fillTemplate(text: string, values: readonly string[]): string {
  let at = 0
  return partsOf(text)
    .map((part) => {
      if (!('type' in part)) return part.fixed
      const value = values[at] ?? ''
      at += 1
      return [...value].slice(0, part.type ? VARIABLE_LENGTH[part.type] : 0).join('')
    })
    .join('')
}
