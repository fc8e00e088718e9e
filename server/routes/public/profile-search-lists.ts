import type { searchListEndpoints } from '#src/contract/endpoints/public/profile-search-lists.ts'
import type { Handlers } from '#server/http/handler.ts'
import { getSearchList } from '#server/services/profile/get-search-list.ts'
import { findPlace } from '#server/services/profile/find-place.ts'
import { listSearchLists } from '#server/services/profile/list-search-lists.ts'

export const searchListRoutes: Handlers<typeof searchListEndpoints> = {
  getPlace: async ({ params }) => ({ data: findPlace(params.pincode) }),
  listSearchLists: async ({ params }) => ({ data: listSearchLists(params.language) }),
  getSearchList: async ({ params }) => ({ data: getSearchList(params.language, params.x) }),
}
