import type { Handlers } from '#server/http/handler.ts'
import { wordsFor } from '#server/http/words.ts'
import { switchMany } from '#server/services/catalogue/switch-many.ts'
import type { adminBulkEndpoints } from '#src/contract/endpoints/admin/catalogue-switches.ts'

export const adminBulkRoutes: Handlers<typeof adminBulkEndpoints> = {
  switchMany: async ({ deps, body, by, afterwards }) => {
    const { refused, ...answer } = await switchMany(deps, body, by)
    afterwards(() => deps.published.refresh())
    const said = (reason: string) => wordsFor(reason, 'value', by.language)
    return { ...answer, refused: refused.map((each) => ({ ...each, reason: said(each.reason) })) }
  },
}
