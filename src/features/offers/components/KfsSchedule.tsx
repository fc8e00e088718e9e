import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Kfs } from '#src/contract/entities/kfs.ts'
import { paise } from '../paise.ts'

const COLUMNS = ['number', 'instalment', 'principal', 'interest', 'balance'] as const

/** Annex C: every month of the loan, to the paisa. */
export const KfsSchedule = memo(function KfsSchedule({ kfs }: { kfs: Kfs }) {
  const { t } = useTranslation('kfs')
  return (
    <div className="tbl-scroll" role="region" aria-label={t('schedule.title')} tabIndex={0}>
      <table className="tbl kfs-schedule">
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(`schedule.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kfs.schedule.map((month) => (
            <tr key={month.number}>
              <th scope="row">{month.number}</th>
              <td>{paise(month.instalment)}</td>
              <td>{paise(month.principal)}</td>
              <td>{paise(month.interest)}</td>
              <td>{paise(month.balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
})
