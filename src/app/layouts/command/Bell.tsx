import Badge from '@mui/material/Badge'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WorkList } from '#src/contract/entities/figures/work-list.ts'
import { loadTexts } from '#src/lib/i18n.ts'
import { lazyPart } from '#src/lib/lazy-part.ts'
import { useOfficeSettings } from '#src/lib/office/settings.ts'
import { MenuIcon } from '../menu-icons.tsx'

const BellPanel = lazyPart(async () => {
  const [part] = await Promise.all([import('./BellPanel.tsx'), loadTexts(['work-list'])])
  return part.BellPanel
})

/** Says how many kinds of work wait for this person, and opens their list. */
export function Bell({ work }: { work: WorkList | undefined }) {
  const { t } = useTranslation('staff')
  const { quiet } = useOfficeSettings()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const kinds = new Set((work?.items ?? []).map(({ kind }) => kind))
  const told = [...kinds].filter((kind) => !quiet.includes(kind)).length
  return (
    <>
      <IconButton
        aria-label={t('command.bell', { count: told })}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        disabled={!work}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Badge badgeContent={told} color="error" max={99} slotProps={{ badge: { 'aria-hidden': true } }}>
          <MenuIcon name="bell" />
        </Badge>
      </IconButton>
      {anchor && work && <BellPanel anchor={anchor} work={work} onClose={() => setAnchor(null)} />}
    </>
  )
}
