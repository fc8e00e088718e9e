import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CreditCard } from '#src/contract/entities/credit-card.ts'
import { Icon } from '#src/ui/site/icons.tsx'
import { BinIcon } from '#src/ui/table/icons.tsx'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import type { Column, Sort } from '#src/ui/table/DataTable.tsx'
import { EditableCell } from '#src/ui/table/EditableCell.tsx'
import type { EditableProperty } from '../edit-rules.ts'
import { CardSwitch } from './CardSwitch.tsx'
import { CardThumb } from './CardThumb.tsx'

interface CardsTableProps {
  cards: readonly CreditCard[] | undefined
  error: Error | null
  onRetry: () => void
  onCreate: () => void
  onEdit: (card: CreditCard, property: EditableProperty) => void
  onRemove: (card: CreditCard) => void
}

const bySort = ({ key, direction }: Sort) => {
  const sign = direction === 'asc' ? 1 : -1
  return (a: CreditCard, b: CreditCard): number =>
    sign *
    (key === 'category_name'
      ? a.category_name.localeCompare(b.category_name)
      : a.sort_order - b.sort_order || a.category_id - b.category_id)
}

/** The catalogue: every value with its way to change it. */
export function CardsTable({ cards, error, onRetry, onCreate, onEdit, onRemove }: CardsTableProps) {
  const { t } = useTranslation('credit-cards')
  const [sort, setSort] = useState<Sort>({ key: 'sort_order', direction: 'asc' })

  const editLabel = (card: CreditCard, property: EditableProperty) =>
    t('edit.label', { name: card.category_name, field: t(`fields.${property}`) })
  const editable = (property: 'sort_order' | 'category_name' | 'key_feature' | 'annual_fee', align?: 'right') =>
    function cell(card: CreditCard) {
      return (
        <EditableCell label={editLabel(card, property)} {...(align && { align })} onEdit={() => onEdit(card, property)}>
          {card[property]}
        </EditableCell>
      )
    }
  const viewOrUpdate = (card: CreditCard, property: 'utm_link' | 'marketing_bullets') => (
    <Link
      component="button"
      onClick={() => onEdit(card, property)}
      sx={{ minHeight: 44, fontWeight: 500, textAlign: 'left' }}
    >
      {t(property === 'utm_link' ? 'viewUtm' : 'viewFeature')}
    </Link>
  )

  const columns: Column<CreditCard>[] = [
    {
      key: 'sort_order',
      header: t('columns.sort_order'),
      align: 'right',
      sortable: true,
      cell: editable('sort_order', 'right'),
    },
    {
      key: 'category_img_thumb',
      header: t('columns.category_img_thumb'),
      cell: (card) => (
        <EditableCell label={editLabel(card, 'category_img_thumb')} onEdit={() => onEdit(card, 'category_img_thumb')}>
          <CardThumb card={card} />
        </EditableCell>
      ),
    },
    {
      key: 'category_name',
      header: t('columns.category_name'),
      minWidth: 150,
      sortable: true,
      names: true,
      cell: editable('category_name'),
    },
    { key: 'key_feature', header: t('columns.key_feature'), minWidth: 200, cell: editable('key_feature') },
    { key: 'annual_fee', header: t('columns.annual_fee'), minWidth: 150, cell: editable('annual_fee') },
    {
      key: 'utm_link',
      header: t('columns.utm_link'),
      headerHelp: (
        <Tooltip title={t('utmHelp')} describeChild>
          <IconButton size="small" aria-label={t('utmAbout')} sx={{ my: -1.5 }}>
            <Icon name="info" size={18} />
          </IconButton>
        </Tooltip>
      ),
      cell: (card) => viewOrUpdate(card, 'utm_link'),
    },
    {
      key: 'marketing_bullets',
      header: t('columns.marketing_bullets'),
      cell: (card) => (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          {viewOrUpdate(card, 'marketing_bullets')}
          <span>{card.marketing_bullets.length}</span>
        </Box>
      ),
    },
    {
      key: 'secured',
      header: t('columns.secured'),
      align: 'center',
      cell: (card) => <CardSwitch card={card} property="secured" />,
    },
    {
      key: 'status',
      header: t('columns.status'),
      align: 'center',
      cell: (card) => <CardSwitch card={card} property="status" />,
    },
    {
      key: 'actions',
      header: t('columns.actions'),
      align: 'center',
      cell: (card) => (
        <IconButton
          aria-label={t('remove.label', { name: card.category_name })}
          onClick={() => onRemove(card)}
          sx={{ width: 44, height: 44, '&:hover': { color: 'error.main' } }}
        >
          <BinIcon />
        </IconButton>
      ),
    },
  ]

  return (
    <DataTable
      label={t('title')}
      columns={columns}
      rows={cards?.toSorted(bySort(sort))}
      rowKey={(card) => card.category_id}
      error={error}
      failed={t('failed')}
      onRetry={onRetry}
      sort={sort}
      onSort={setSort}
      empty={
        <>
          <Typography sx={{ mb: 4 }}>{t('empty')}</Typography>
          <Button variant="contained" onClick={onCreate}>
            {t('create.button')}
          </Button>
        </>
      }
    />
  )
}
