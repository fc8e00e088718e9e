import type { Brand } from '#src/contract/brands/brand.ts'
import { DEFAULT_LOCALE } from '#src/contract/entities/shared/language.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { dictionary } from '../../texts/dictionaries.ts'
import { markup, raw } from '../markup.ts'
import { NONCE_PLACEHOLDER } from '../shell/html.ts'
import { plainPage } from './plain-page.ts'

const wordsOf = (language: Locale) => dictionary(language, 'server').offline

/** Opens the page again when the server answers: a connection that is announced often does not work yet. */
const LOOK_AGAIN = `(function look(){setTimeout(function(){fetch('/api/health',{cache:'no-store'}).then(function(answer){if(answer.ok)location.reload();else look()},look)},5000)})()`

/** Says in every language that there is no connection; it was made for nobody and opens again by itself. */
export function offlinePage(brand: Brand): string {
  const section = (language: Locale) => {
    const { title, text, again } = wordsOf(language)
    return { title, lines: [text], action: markup`<p><a href="">${again}</a></p>` }
  }
  return plainPage({
    brand,
    title: `${wordsOf(DEFAULT_LOCALE).title} - ${brand.name}`,
    section,
    nonce: NONCE_PLACEHOLDER,
    script: markup`<script nonce="${NONCE_PLACEHOLDER}">${raw(LOOK_AGAIN)}</script>`,
  })
}
