import type { ReactNode } from 'react'

export interface Sort {
  key: string
  direction: 'asc' | 'desc'
}

export type CellValue = string | number | null

export interface Column<Row> {
  key: string
  header: string
  /** Stands beside the header, outside its sort button: a button of help. */
  headerHelp?: ReactNode
  cell: (row: Row) => ReactNode
  /** What is sorted, searched and exported; a column without it is for the eye alone. */
  value?: (row: Row) => CellValue
  /** What the CSV file has instead of `value`. */
  exported?: (row: Row) => CellValue
  align?: 'left' | 'center' | 'right'
  minWidth?: number
  sortable?: boolean
  /** The search field looks here. */
  searchable?: boolean
  /** Names its row: it is heard with every cell, stays in sight and cannot be hidden. */
  names?: boolean
  /** Shown once somebody asks for it. */
  hiddenAtFirst?: boolean
}

/** A choice, a text or a day that narrows the rows; the value stands in the address. */
export interface Filter<Row> {
  key: string
  label: string
  kind: 'choice' | 'text' | 'day'
  /** What may be chosen. */
  options?: readonly { value: string; label: string }[]
  /** Why the server does not take its value, and what it takes. */
  error?: string
  /** Only where all rows are at hand. */
  matches?: (row: Row, value: string) => boolean
}
