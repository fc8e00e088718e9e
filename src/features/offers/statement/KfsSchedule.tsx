import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Kfs } from '#src/contract/entities/offers/kfs.ts'
import { twoDecimals } from '#src/contract/number-words.ts'
import { ScrollFrame } from '#src/ui/site/ScrollFrame.tsx'

const COLUMNS = ['number', 'instalment', 'principal', 'interest', 'balance'] as const

/** From here on years are named, and the heads stay in sight while the rows go by. Months. */
const LONG = 36

function yearsOf(schedule: Kfs['schedule']): Kfs['schedule'][] {
  const years: Kfs['schedule'][] = []
  for (let from = 0; from < schedule.length; from += 12) years.push(schedule.slice(from, from + 12))
  return years
}

/** Annex C: every month of the loan, to the paisa. */
export const KfsSchedule = memo(function KfsSchedule({ kfs }: { kfs: Kfs }) {
  const { t } = useTranslation('kfs')
  const long = kfs.schedule.length > LONG
  return (
    <ScrollFrame label={t('schedule.title')} className={long ? 'kfs-long' : undefined}>
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
        {yearsOf(kfs.schedule).map((months, index) => (
          <tbody key={months[0]?.number}>
            {long && (
              <tr>
                <th scope="rowgroup" colSpan={COLUMNS.length} className="kfs-year">
                  {t('schedule.year', { year: index + 1 })}
                </th>
              </tr>
            )}
            {months.map((month) => (
              <tr key={month.number}>
                <th scope="row">{month.number}</th>
                <td>{twoDecimals(month.instalment)}</td>
                <td>{twoDecimals(month.principal)}</td>
                <td>{twoDecimals(month.interest)}</td>
                <td>{twoDecimals(month.balance)}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </ScrollFrame>
  )
})
