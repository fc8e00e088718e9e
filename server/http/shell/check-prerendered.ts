import { DEFAULT_PARTNER_CODE } from '#src/contract/constants.ts'
import { INVENTED_COMPANY } from '#src/contract/entities/shared/company.ts'
import { LOCALES } from '#src/contract/entities/shared/language.ts'
import { PAGES } from '#src/contract/pages.ts'
import { siteFacts } from './html.ts'
import type { Prerenderer } from './html.ts'

// React's mark for a part that was not ready: the visitor would see the loading screen in its place.
const NOT_READY = '<!--$!-->'

/**
 * Draws every public page once in both languages.
 * @throws Error naming each page that fails, is not ready, or carries a style attribute, which the content security
 * policy would drop.
 */
export async function checkPrerendered(prerenderer: Prerenderer): Promise<void> {
  const problems: string[] = []
  for (const page of prerenderer.PRERENDERED_PAGES)
    for (const language of LOCALES) {
      const path = PAGES[page].paths[0] ?? '/'
      const input = {
        page,
        path,
        language,
        brand: DEFAULT_PARTNER_CODE,
        boot: siteFacts(
          { mode: 'live', company: INVENTED_COMPANY, brandOfficers: {}, processors: [] },
          { code: DEFAULT_PARTNER_CODE },
        ),
      }
      try {
        const { html } = await prerenderer.render({
          ...input,
          flavour: page === 'login' ? 'storefront' : 'marketplace',
        })
        const style = /<[^>]*\sstyle="[^>]*>/.exec(html)
        if (style) problems.push(`${page} (${language}) has a style attribute: ${style[0]}`)
        if (html.includes(NOT_READY)) problems.push(`${page} (${language}) has a part that was not ready`)
      } catch (error) {
        problems.push(`${page} (${language}): ${error instanceof Error ? error.message : String(error)}`)
      }
    }
  if (problems.length > 0) throw new Error(`Pages cannot be prerendered:\n${problems.join('\n')}`)
}
