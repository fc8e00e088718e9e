import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { canOpen } from '#src/contract/access.ts'
import type { AdminRole } from '#src/contract/admin-roles.ts'
import { LOCALES } from '#src/contract/entities/shared/language.ts'
import { PAGES } from '#src/contract/pages.ts'
import { titleOf } from '#src/contract/pages/page-row.ts'
import { pathTo, withQuery } from '#src/contract/path-to.ts'
import { i18n, loadEveryLanguage } from '#src/lib/i18n.ts'
import { logFailure } from '#src/lib/log.ts'
import type { PaletteEntry } from './palette-entries.ts'
import { PAGE_PARTS } from './palette-parts.ts'

const WORDS = 'palette-words'

/** A text as its dictionary has it, with dots where a value would stand. */
function nameOf(text: string): string | undefined {
  const [dictionary = '', key = ''] = text.split(':')
  const found: unknown =
    i18n.getResource(i18n.language, dictionary, key) ?? i18n.getResource(i18n.language, dictionary, `${key}_other`)
  return typeof found === 'string' ? found.replaceAll(/\{\{[^}]*\}\}/g, '…') : undefined
}

/** Other words for a page or its tab, in every language: what is typed is not always in the language of the screen. */
const otherWords = (place: string): string =>
  LOCALES.map((language): unknown => i18n.getResource(language, WORDS, place))
    .filter((words) => typeof words === 'string')
    .join(' ')

/**
 * Tabs and dialogs of the pages that this role may open, by the names that these have there. Their dictionaries come with
 * the first look into the palette; until then it has the pages.
 */
export function usePartEntries(role: AdminRole): { parts: PaletteEntry[]; wordsOf: (place: string) => string } {
  const open = PAGE_PARTS.filter(({ page }) => canOpen(role, page))
  const { t } = useTranslation('staff-titles')
  useTranslation([...new Set(open.map(({ text }) => text.split(':')[0] ?? ''))], { useSuspense: false })
  const [, arrived] = useState(false)
  useEffect(() => {
    loadEveryLanguage(WORDS)
      .then(() => arrived(true))
      .catch((error: unknown) => logFailure('the words of the palette', error))
  }, [])
  const navigate = useNavigate()
  const parts = open.flatMap(({ page, text, query }): PaletteEntry[] => {
    const name = nameOf(text)
    if (name === undefined) return []
    const tab = query?.['tab']
    return [
      {
        id: `part-${text}-${page}`.replaceAll(/[^\w-]/g, '_'),
        group: 'parts',
        name,
        detail: t(titleOf(PAGES[page])),
        // The words of a tab are the tab's, not those of every dialog on it.
        words: text.endsWith(`.${tab ?? ''}`) ? otherWords(`${page}/${tab ?? ''}`) : '',
        run: () => void navigate(withQuery(pathTo(page), query ?? {})),
      },
    ]
  })
  return { parts, wordsOf: otherWords }
}
