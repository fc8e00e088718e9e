import type { Locale } from '#src/contract/entities/shared/language.ts'
import { DEFAULT_LOCALE, LOCALES } from '#src/contract/entities/shared/language.ts'
import type { Brand } from '#src/contract/brands/brand.ts'
import { brandTokens } from '#src/contract/brands/tokens.ts'
import { dictionary } from '../texts/dictionaries.ts'
import { NONCE_PLACEHOLDER } from './html.ts'
import { markup, raw } from './markup.ts'

const wordsOf = (language: Locale) => dictionary(language, 'server').offline

/** Opens the page again when the server answers: a connection that is announced often does not work yet. */
const LOOK_AGAIN = `(function look(){setTimeout(function(){fetch('/api/health',{cache:'no-store'}).then(function(answer){if(answer.ok)location.reload();else look()},look)},5000)})()`

/** Says in every language that there is no connection; it was made for nobody and opens again by itself. */
export function offlinePage(brand: Brand): string {
  const { action, onAction } = brandTokens(brand.primary, brand.secondary)
  const part = (language: Locale) => {
    const { title, text, again } = wordsOf(language)
    const heading = language === DEFAULT_LOCALE ? markup`<h1>${title}</h1>` : markup`<h2>${title}</h2>`
    return markup`<section lang="${language}">${heading}<p>${text}</p><p><a href="">${again}</a></p></section>`
  }
  return markup`<!doctype html>
<html lang="${DEFAULT_LOCALE}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${wordsOf(DEFAULT_LOCALE).title} - ${brand.name}</title>
<style nonce="${NONCE_PLACEHOLDER}">body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#1a1a2e;background:#fff}main{max-width:36rem;margin:0 auto;padding:2rem 1.25rem}section{padding:1.5rem 0;border-bottom:1px solid #d9d9e3}h1,h2{font-size:1.5rem;margin:0 0 .5rem}.name{font-weight:700}a{display:inline-block;padding:.75rem 1.25rem;min-height:1.25rem;border-radius:10px;background:${action};color:${onAction};text-decoration:none;font-weight:600}a:focus-visible{outline:3px solid #1a1a2e;outline-offset:2px}</style>
</head>
<body><main><p class="name">${brand.name}</p>${LOCALES.map(part)}</main>
<script nonce="${NONCE_PLACEHOLDER}">${raw(LOOK_AGAIN)}</script>
</body>
</html>
`.toString()
}
