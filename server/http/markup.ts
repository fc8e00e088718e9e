import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

export { raw }
export type Markup = HtmlEscapedString

/** HTML or SVG from a template. What is put in is escaped; `raw` is for styles, scripts and what was escaped before. */
export function markup(texts: TemplateStringsArray, ...values: unknown[]): Markup {
  const made = html(texts, ...values)
  if (made instanceof Promise) throw new Error('a page waits for nothing')
  return made
}

/** JSON that cannot end the script element it stands in. */
export const jsonForScript = (value: unknown): Markup => raw(JSON.stringify(value).replaceAll('<', '\\u003c'))
