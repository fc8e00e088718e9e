import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ApplicationCare } from '#src/contract/entities/applications/application-care.ts'
import type { Application } from '#src/contract/entities/applications/application.ts'
import { nextAct } from '#src/contract/entities/applications/next-moves.ts'
import { actPath } from './act-path.ts'
import { Standing } from './Standing.tsx'

interface ListedStandingProps {
  application: Application
  cares: readonly ApplicationCare[] | undefined
}

/** In the list: where the application stands, and its next step as a link. */
export function ListedStanding({ application, cares }: ListedStandingProps) {
  const { t } = useTranslation('applications')
  const lender = application.lender_name ?? application.product_name ?? t('theLender')
  const care = cares?.find(({ app_id }) => app_id === application.app_id) ?? null
  const act = nextAct(application)
  return (
    <div className="mt8 status-stand">
      <Standing application={application} care={care} listed />
      {/* A refused one tells more when it is opened: the reason, and what may help. */}
      {act !== null && act !== 'see_others' && (
        <p className="mt8">
          <Link className="link sm" to={actPath(application, act)}>
            {t(`act.${act}`, { lender })}
          </Link>
        </p>
      )}
    </div>
  )
}
