import type { Handlers } from '#server/http/handler.ts'
import { getStatusWords } from '#server/services/catalogue/get-status-words.ts'
import { saveStatusWords } from '#server/services/catalogue/save-status-words.ts'
import type { adminStatusWordsEndpoints } from '#src/contract/endpoints/admin/catalogue-status-words.ts'

export const adminStatusWordsRoutes: Handlers<typeof adminStatusWordsEndpoints> = {
  getStatusWords: ({ deps, params }) => getStatusWords(deps, params.lenderId),

  saveStatusWords: async (call) => {
    const lenderId = call.params.lenderId
    const { replayed, going_on, audit } = await saveStatusWords(call.deps, lenderId, call.body, call.by)
    return { message: 'Status words saved.', replayed, going_on, audit }
  },
}
