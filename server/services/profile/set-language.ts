import { updateCustomer } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import type { ByCustomer } from '#server/session.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { notFound } from '../shared/not-found.ts'

/** Keeps the language for screens, SMS and mail. @throws AppError `not_found` unless `userId` is the caller's own. */
export async function setLanguage(deps: Deps, userId: number, language: Locale, by: ByCustomer): Promise<void> {
  const row =
    userId === by.user_id ? await updateCustomer(deps.db, userId, { language, updated_at: deps.clock.now() }) : null
  if (!row) throw notFound()
}
