import type { Handlers } from '#server/http/handler.ts'
import { wordsFor } from '#server/http/words.ts'
import { switchMany } from '#server/services/catalogue/switch-many.ts'
import type { adminBulkEndpoints } from '#src/contract/endpoints/admin/catalogue-switches.ts'

export const adminBulkRoutes: Handlers<typeof adminBulkEndpoints> = {
  switchMany: async (call) => {
    const { kind, on, ids } = call.body
    const answer = await switchMany(call.deps, call.body, call.by)
    const { changed, unchanged, refused } = answer
    call.audit({
      after: {
        kind,
        on,
        asked: ids.length,
        changed: changed.length,
        unchanged: unchanged.length,
        refused: refused.length,
      },
    })
    call.afterwards(() => call.deps.published.refresh())
    const said = (reason: string) => wordsFor(reason, 'value', call.by.language)
    return { ...answer, refused: refused.map((each) => ({ ...each, reason: said(each.reason) })) }
  },
}
