import { useTranslation } from 'react-i18next'
import type { ErasurePlan as Plan } from '#src/contract/entities/privacy/privacy.ts'
import { dateShort } from '#src/lib/dates.ts'

/** What must wait and what stays sealed, each with why and until when. */
export function ErasurePlan({ plan: { holds, keeps } }: { plan: Plan }) {
  const { t } = useTranslation('privacy')
  return (
    <div className="mt16 stack g16">
      {holds.length > 0 && (
        <div>
          <h3 className="b">{t('erasure.plan.holds')}</h3>
          <ul className="log mt4">
            {holds.map(({ reason, about, kinds, until }) => (
              <li key={`${reason}-${about ?? ''}-${kinds.join()}`}>
                {t(`erasure.plan.hold.${reason}`, {
                  about,
                  until: dateShort(until),
                  what: kinds.map((kind) => t(`erasure.plan.kind.${kind}`)).join(', '),
                })}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div>
        <h3 className="b">{t('erasure.plan.keeps')}</h3>
        <ul className="log mt4">
          {keeps.map(({ kind, about, until }) => (
            <li key={`${kind}-${about ?? ''}`}>{t(`erasure.plan.keep.${kind}`, { about, until: dateShort(until) })}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
