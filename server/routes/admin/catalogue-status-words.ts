import type { Handlers } from '#server/http/handler.ts'
import { getStatusWords } from '#server/services/catalogue/get-status-words.ts'
import { saveStatusWords } from '#server/services/catalogue/save-status-words.ts'
import type { adminStatusWordsEndpoints } from '#src/contract/endpoints/admin/catalogue-status-words.ts'

export const adminStatusWordsRoutes: Handlers<typeof adminStatusWordsEndpoints> = {
  getStatusWords: ({ deps, params }) => getStatusWords(deps, params.lenderId),

  saveStatusWords: async (call) => {
    const lenderId = call.params.lenderId
    const { version_id, before, replayed, going_on } = await saveStatusWords(call.deps, lenderId, call.body, call.by)
    const after = { status_words: call.body.rows.length, version: version_id, replayed }
    call.audit({ object: `lender:${lenderId}`, before: { status_words: before }, after })
    return { message: 'Status words saved.', replayed, going_on }
  },
}
