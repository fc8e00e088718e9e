import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { isFinal } from '#src/contract/entities/applications/application-status.ts'
import { applicationPath } from '../application-path.ts'
import { useApplications } from '../hooks.ts'
import { shownStatus } from '../status-steps.ts'

/** By lender, where an application for this product that is under way is followed, and its status in words. */
export function useApplied(productType: string | null) {
  const { t, i18n } = useTranslation('applications')
  const { data } = useApplications()
  return useMemo(
    () =>
      new Map(
        (data ?? []).flatMap((application) => {
          const { app_id, lender_id, product_type, status } = application
          if (lender_id === null || product_type !== productType || isFinal(status)) return []
          const words = t(`status.${shownStatus(application)}`).toLocaleLowerCase(i18n.language)
          return [[lender_id, { to: applicationPath(app_id), status: words }] as const]
        }),
      ),
    [data, productType, t, i18n.language],
  )
}
