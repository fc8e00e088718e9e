import type { LocalWords } from '#src/contract/local-text.ts'
import { localTexts } from '#src/contract/local-text.ts'
import { currentLanguage } from './i18n.ts'

/** Texts of a record that belong together, in the language on screen where all of them have it (contract/local-text.ts). */
export const textsOf = <K extends string, T extends Record<K | `${K}_hi`, LocalWords>>(record: T, ...keys: K[]) =>
  localTexts<K, T>(currentLanguage(), record, keys)
