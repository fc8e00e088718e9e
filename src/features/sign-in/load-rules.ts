import { loadTexts } from '#src/lib/i18n.ts'
import { later } from '#src/lib/later.ts'

/** What is said of a wrong number, address or code: fetched while it is typed, so that no first screen brings it. */
export const loadRules = later('rules', () => loadTexts(['rules']))
