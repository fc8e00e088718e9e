import { useTranslation } from 'react-i18next'
import { rupees } from '#src/lib/format.ts'
import { ScrollFrame } from '#src/ui/site/ScrollFrame.tsx'
import { listYears } from './year-schedule.ts'

interface YearScheduleProps {
  amount: number
  annualRate: number
  months: number
}

/** The repayment, a line for each year. */
export function YearSchedule({ amount, annualRate, months }: YearScheduleProps) {
  const { t } = useTranslation('calculator')
  return (
    <ScrollFrame label={t('schedule.title')}>
      <table className="tbl calc-years">
        <caption className="sr">{t('schedule.title')}</caption>
        <thead>
          <tr>
            {(['year', 'paid', 'principal', 'interest', 'balance'] as const).map((column) => (
              <th key={column} scope="col" className={column === 'year' ? undefined : 'n'}>
                {t(`schedule.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listYears(amount, annualRate, months).map((year) => (
            <tr key={year.year}>
              <th scope="row">
                {t('schedule.yearOf', { year: year.year })}
                {year.months < 12 && <span className="xs mut block">{t('common:months', { count: year.months })}</span>}
              </th>
              <td className="n">{rupees(year.paid)}</td>
              <td className="n">{rupees(year.principal)}</td>
              <td className="n">{rupees(year.interest)}</td>
              <td className="n">{rupees(year.balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  )
}
