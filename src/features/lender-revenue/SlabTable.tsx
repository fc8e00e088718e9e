import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'
import { arrayMove, SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LenderRevenue, RevenueType } from '#src/contract/entities/earnings/lender-revenue.ts'
import { isChangedMeanwhile } from '#src/lib/http/api-error.ts'
import { toast, toastError, toastNotUndone } from '#src/lib/toast.ts'
import { useSlabOrder } from './hooks.ts'
import { SLAB_NAME, SlabRow } from './SlabRow.tsx'

interface SlabTableProps {
  lenderId: number
  slabs: LenderRevenue[]
  types: readonly RevenueType[]
  onEdit: (slab: LenderRevenue) => void
  onRemove: (slab: LenderRevenue) => void
}

/** The slabs in their order. A handle moves a row by mouse, touch and keyboard; two buttons move it by one place. */
export function SlabTable({ lenderId, slabs, types, onEdit, onRemove }: SlabTableProps) {
  const { t } = useTranslation('revenue')
  const { order, latest } = useSlabOrder(lenderId, {
    onDone: ({ slabs: saved, before }) =>
      toast.saved(t('ordered'), () => void order({ slabs: before, before: saved, undo: true })),
    onFailed: (error, { undo }) => {
      if (!isChangedMeanwhile(error)) toast.error(t('orderFailed'))
      else if (undo) toastNotUndone(error)
      else toastError(error)
    },
  })
  const [said, setSaid] = useState('')
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const ids = slabs.map(({ id }) => id)
  const place = (id: UniqueIdentifier) => ids.indexOf(Number(id)) + 1

  const move = (id: number, to: number) => {
    const before = latest()
    const from = before.findIndex((slab) => slab.id === id)
    if (from >= 0 && from !== to) void order({ slabs: arrayMove(before, from, to), before })
  }
  const step = (id: number, to: number) => {
    setSaid(t('moved', { place: place(id), to: to + 1, count: slabs.length }))
    move(id, to)
  }
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('drag.start', { place: place(active.id), count: slabs.length }),
    onDragOver: ({ over }) => (over ? t('drag.over', { place: place(over.id), count: slabs.length }) : undefined),
    onDragEnd: ({ active, over }) => t('drag.end', { place: place(over?.id ?? active.id), count: slabs.length }),
    onDragCancel: ({ active }) => t('drag.cancel', { place: place(active.id) }),
  }
  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{ announcements, screenReaderInstructions: { draggable: t('drag.how') } }}
        onDragEnd={({ active, over }) => {
          if (over && over.id !== active.id) move(Number(active.id), place(over.id) - 1)
        }}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <TableContainer tabIndex={0} role="region" aria-label={t('table')} sx={{ scrollPaddingLeft: 72 }}>
            <Table sx={{ minWidth: 880 }}>
              <TableHead>
                <TableRow>
                  <TableCell align="right" sx={{ ...SLAB_NAME, zIndex: 2 }}>
                    {t('columns.slab')}
                  </TableCell>
                  <TableCell>
                    <span className="app-hidden">{t('columns.order')}</span>
                  </TableCell>
                  <TableCell>{t('columns.disbursed')}</TableCell>
                  <TableCell>{t('columns.number')}</TableCell>
                  <TableCell>{t('columns.ats')}</TableCell>
                  <TableCell>{t('columns.type')}</TableCell>
                  <TableCell align="right">{t('columns.flat')}</TableCell>
                  <TableCell align="right">{t('columns.percent')}</TableCell>
                  <TableCell align="center">{t('columns.status')}</TableCell>
                  <TableCell align="center">{t('columns.actions')}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {slabs.map((slab, at) => (
                  <SlabRow
                    key={slab.id}
                    slab={slab}
                    place={at + 1}
                    last={at === slabs.length - 1}
                    type={types.find(({ id }) => id === slab.revenue_type_id)?.name ?? ''}
                    onMove={(by) => step(slab.id, at + by)}
                    onEdit={() => onEdit(slab)}
                    onRemove={() => onRemove(slab)}
                  />
                ))}
              </TableBody>
            </Table>
          </TableContainer>
        </SortableContext>
      </DndContext>
      <p className="app-hidden" role="status">
        {said}
      </p>
    </>
  )
}
