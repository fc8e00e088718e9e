import type { publicEndpoints } from '#src/contract/endpoints/public.ts'
import type { Handlers } from '../../http/handler.ts'
import { getSearchList } from '#server/services/profile/get-search-list.ts'
import { listSearchLists } from '#server/services/profile/list-search-lists.ts'

export const searchListRoutes: Handlers<Pick<typeof publicEndpoints, 'listSearchLists' | 'getSearchList'>> = {
  listSearchLists: async ({ params }) => ({ data: listSearchLists(params.language) }),
  getSearchList: async ({ params }) => ({ data: getSearchList(params.language, params.x) }),
}
