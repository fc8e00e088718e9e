import type { Brand } from '#src/contract/brands/brand.ts'
import { brandTokens } from '#src/contract/brands/tokens.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#src/contract/entities/shared/language.ts'
import { markup, type Markup } from './markup.ts'

interface PlainSection {
  title: string
  lines: readonly string[]
  /** What can be done: a link or a form of one button. */
  action: Markup | false
}

interface PlainPage {
  brand: Brand
  title: string
  /** What is said in each language, one below the other: nobody has asked which is read. */
  section: (language: Locale) => PlainSection
  nonce: string
  script?: Markup
}

/** A page that needs nothing but itself: works on every phone, without the product's scripts and without its server. */
export function plainPage({ brand, title, section, nonce, script }: PlainPage): string {
  return markup`<!doctype html>
<html lang="${DEFAULT_LOCALE}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style nonce="${nonce}">${styleOf(brand)}</style>
</head>
<body><main><p class="name">${brand.name}</p>${LOCALES.map((language) => drawn(section(language), language))}</main>${script ?? ''}</body>
</html>
`.toString()
}

function drawn({ title, lines, action }: PlainSection, language: Locale) {
  const heading = language === DEFAULT_LOCALE ? markup`<h1>${title}</h1>` : markup`<h2>${title}</h2>`
  return markup`<section lang="${language}">${heading}${lines.map((line) => markup`<p>${line}</p>`)}${action}</section>`
}

function styleOf(brand: Brand): string {
  const { action, onAction } = brandTokens(brand.primary, brand.secondary)
  return `body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#1a1a2e;background:#fff}main{max-width:36rem;margin:0 auto;padding:2rem 1.25rem}section{padding:1.5rem 0;border-top:1px solid #d9d9e3}h1,h2{font-size:1.5rem;line-height:1.25;margin:0 0 .5rem;overflow-wrap:anywhere}p{overflow-wrap:anywhere}.name{font-weight:700}a,button{display:inline-block;box-sizing:border-box;font:inherit;font-weight:600;min-height:48px;padding:.75rem 1.25rem;border:0;border-radius:10px;background:${action};color:${onAction};text-decoration:none;cursor:pointer}a:focus-visible,button:focus-visible{outline:3px solid #1a1a2e;outline-offset:2px}`
}
