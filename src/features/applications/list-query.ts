import { queryOptions } from '@tanstack/react-query'
import type { Application } from '#src/contract/entities/applications/application.ts'
import { ApiError } from '#src/lib/http/api-error.ts'
import { call } from '#src/lib/http/http.ts'
import { applicationsKey } from '#src/lib/http/query.ts'
import { i18n } from '#src/lib/i18n.ts'

/** The customer's applications, newest first. */
export const applicationsQuery = (userId: number | null) =>
  queryOptions({
    queryKey: applicationsKey(userId),
    queryFn: async ({ signal }) => {
      const { data } = await call('listApplications', { signal })
      if (!Array.isArray(data)) throw nonsense()
      return data.map(checked)
    },
    enabled: userId !== null,
  })

export const nonsense = () => new ApiError(200, 'bad_answer', i18n.t('errors:bad_answer'))

/** An answer that is no application would send the customer somewhere wrong. */
export function checked(data: Application): Application {
  if (typeof data.app_id !== 'string' || !Array.isArray(data.history)) throw nonsense()
  return data
}
