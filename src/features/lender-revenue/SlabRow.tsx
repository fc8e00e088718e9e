import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import SvgIcon from '@mui/material/SvgIcon'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import { useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { LenderRevenue } from '#src/contract/entities/earnings/lender-revenue.ts'
import { TrashIcon } from '#src/ui/form/icons.tsx'
import { Icon } from '#src/ui/site/icons.tsx'
import { exactRupees, rangeWords, slabPercent } from './slab-words.ts'
import { SlabSwitch } from './SlabSwitch.tsx'

/** Which slab it is stays in sight while its columns scroll. */
export const SLAB_NAME = {
  position: 'sticky',
  left: 0,
  borderRight: 1,
  borderRightColor: 'divider',
} as const

interface SlabRowProps {
  slab: LenderRevenue
  place: number
  last: boolean
  type: string
  onMove: (by: -1 | 1) => void
  onEdit: () => void
  onRemove: () => void
}

export function SlabRow({ slab, place, last, type, onMove, onEdit, onRemove }: SlabRowProps) {
  const { t } = useTranslation(['revenue', 'common'])
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: slab.id,
    attributes: { roleDescription: t('drag.handle') },
  })
  const pressed = useRef<HTMLButtonElement>(null)

  // A row that moves in the page loses the focus of the button that moved it.
  useLayoutEffect(() => {
    pressed.current?.focus()
    pressed.current = null
  }, [place])

  const isEnd = (by: -1 | 1) => (by < 0 ? place === 1 : last)
  const step = (by: -1 | 1, button: HTMLButtonElement) => {
    if (isEnd(by)) return
    pressed.current = button
    onMove(by)
  }
  const stepButton = (by: -1 | 1) => (
    <IconButton
      size="small"
      aria-label={t(by < 0 ? 'up' : 'down', { place })}
      aria-disabled={isEnd(by)}
      sx={{ opacity: isEnd(by) ? 0.35 : 1 }}
      onClick={(event) => step(by, event.currentTarget)}
    >
      <Box component="span" sx={{ display: 'flex', rotate: by < 0 ? '180deg' : '0deg' }}>
        <Icon name="chevronDown" size={16} />
      </Box>
    </IconButton>
  )
  return (
    <TableRow
      ref={setNodeRef}
      selected={isDragging}
      sx={{
        transform: CSS.Translate.toString(transform),
        transition,
        ...(isDragging && { position: 'relative', zIndex: 1, boxShadow: 3 }),
      }}
    >
      <TableCell
        component="th"
        scope="row"
        align="right"
        sx={{ ...SLAB_NAME, zIndex: 1, fontWeight: 500, backgroundColor: 'background.paper' }}
      >
        {place}
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap', pr: 0 }}>
        <IconButton
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          onKeyDown={(event) => {
            const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
            // Once the row is lifted the arrow keys are those of the lifting.
            if (by === 0 || isDragging) listeners?.['onKeyDown']?.(event)
            else {
              event.preventDefault()
              step(by, event.currentTarget)
            }
          }}
          aria-label={t('drag.label', { place })}
          sx={{ touchAction: 'none', cursor: 'grab' }}
        >
          <GripIcon />
        </IconButton>
        {stepButton(-1)}
        {stepButton(1)}
      </TableCell>
      <TableCell>{rangeWords(slab.slab_disbursed_min, slab.slab_disbursed_max, t)}</TableCell>
      <TableCell>{rangeWords(slab.slab_number_min, slab.slab_number_max, t)}</TableCell>
      <TableCell>{rangeWords(slab.ats_min, slab.ats_max, t)}</TableCell>
      <TableCell>{t(`types.${type}`, { defaultValue: type })}</TableCell>
      <TableCell align="right">{slab.revenue_flat ? exactRupees(slab.revenue_flat) : <None />}</TableCell>
      <TableCell align="right">{slab.revenue_percent ? slabPercent(slab.revenue_percent) : <None />}</TableCell>
      <TableCell align="center">
        <SlabSwitch slab={slab} place={place} />
      </TableCell>
      <TableCell align="center" sx={{ whiteSpace: 'nowrap' }}>
        <Action label={t('edit', { place })} onClick={onEdit}>
          <Icon name="pencil" />
        </Action>
        <Action label={t('remove', { place })} onClick={onRemove}>
          <TrashIcon sx={{ fontSize: 20 }} />
        </Action>
      </TableCell>
    </TableRow>
  )
}

function Action({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <IconButton aria-label={label} onClick={onClick}>
      {children}
    </IconButton>
  )
}

function None() {
  const { t } = useTranslation('revenue')
  return <>{t('none')}</>
}

function GripIcon() {
  const dots = [6, 12, 18].flatMap((y) => [9, 15].map((x) => ({ x, y })))
  return (
    <SvgIcon viewBox="0 0 24 24" aria-hidden sx={{ fontSize: 20 }}>
      {dots.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="1.6" />
      ))}
    </SvgIcon>
  )
}
