import type { languageEndpoints } from '#src/contract/endpoints/public/shared-languages.ts'
import { COUNTRY } from '#src/contract/constants.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#src/contract/entities/shared/language.ts'
import type { Handlers } from '#server/http/handler.ts'

export const languageRoutes: Handlers<typeof languageEndpoints> = {
  listLanguages: async ({ body }) => {
    const here = body.countryCode.toUpperCase() === COUNTRY || body.countryCode === DEFAULT_LANGUAGE.phone_code
    return { data: { data: here ? [...LANGUAGES] : [] } }
  },
}
