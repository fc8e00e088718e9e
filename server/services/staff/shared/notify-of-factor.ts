import { findAdmin } from '#server/db/repositories/identity/admins.ts'
import type { Deps } from '#server/deps.ts'
import { inAllLanguages } from '#server/texts/in-all-languages.ts'
import { textsIn } from '#server/texts/texts-in.ts'
import { DEFAULT_BRAND } from '#src/contract/brands/default-brand.ts'

/** A mail that cannot be sent does not undo what was shown. */
export async function notifyOfFactor(deps: Deps, adminId: number): Promise<void> {
  const person = await findAdmin(deps.db, adminId)
  if (!person) return
  const brand = DEFAULT_BRAND.name
  const { subject, text } = inAllLanguages((language) => {
    const t = textsIn(language)
    return {
      subject: t('server:staff.factor.subject'),
      text: t('server:staff.factor.text', { name: person.name, brand }),
    }
  })
  try {
    await deps.mail.send({ to: person.email, subject: `${brand}: ${subject}`, text })
  } catch (error) {
    deps.log.warn({ err: error }, 'news of a second factor not sent')
  }
}
