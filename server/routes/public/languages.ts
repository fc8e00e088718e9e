import type { publicEndpoints } from '#src/contract/endpoints/public.ts'
import { COUNTRY } from '#src/contract/constants.ts'
import { LANGUAGES } from '#src/contract/entities/shared/language.ts'
import type { Handlers } from '../../http/handler.ts'

export const languageRoutes: Handlers<Pick<typeof publicEndpoints, 'listLanguages'>> = {
  listLanguages: async ({ body }) => {
    const here = body.countryCode.toUpperCase() === COUNTRY || body.countryCode === LANGUAGES[0].phone_code
    return { data: { data: here ? [...LANGUAGES] : [] } }
  },
}
