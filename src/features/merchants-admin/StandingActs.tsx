import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { Standing } from '#src/contract/entities/partners/partner-standing.ts'

/** What a partner may become from what it is. */
const NEXT: Record<Standing, readonly Standing[]> = {
  active: ['suspended', 'left'],
  suspended: ['active', 'left'],
  left: ['active'],
}

interface StandingActsProps {
  partner: { name: string; standing: Standing }
  onChoose: (to: Standing) => void
}

/** Suspend, resume and leave, as far as each is possible now. */
export function StandingActs({ partner, onChoose }: StandingActsProps) {
  const { t } = useTranslation('partner-standing')
  return NEXT[partner.standing].map((each) => (
    <Button
      key={each}
      size="small"
      variant="outlined"
      color={each === 'active' ? 'primary' : 'error'}
      aria-label={t(`acts.${each}.of`, { name: partner.name })}
      sx={{ minHeight: 44 }}
      onClick={() => onChoose(each)}
    >
      {t(`acts.${each}.button`)}
    </Button>
  ))
}
