import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../page/EmptyState.tsx'
import type { Period } from './period.ts'

/** In place of figures where the typed days make no range: other days must not be taken for them. */
export function PeriodProblem({ problem, showYear }: Pick<Period, 'problem' | 'showYear'>) {
  const { t } = useTranslation('figures')
  if (problem === null) return null
  const show = () => {
    showYear()
    // The button goes with the sentence.
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }
  return (
    <EmptyState icon="help" title={t('period.none')} text={t(`period.problem.${problem}`)}>
      <Button variant="outlined" onClick={show}>
        {t('period.year')}
      </Button>
    </EmptyState>
  )
}
