import type { TermsEffect } from '#src/contract/entities/earnings/terms.ts'
import { rupeesAndPaise } from '#src/lib/format.ts'

type T = (key: string, values?: Record<string, string | number>) => string

/** What a dated change would make of open lines, and that partners are told. */
export function effectWords({ lines, before, after }: TermsEffect, t: T): string {
  const sums = { count: lines, before: rupeesAndPaise(before), after: rupeesAndPaise(after) }
  return `${lines === 0 ? t('dated:effect.none') : t('dated:effect.some', sums)} ${t('dated:told')}`
}
