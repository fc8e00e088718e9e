import './compare-table.css'
import type { ReactNode } from 'react'

interface CompareColumn {
  key: string | number
  head: ReactNode
  /** Language of the heading, where it is not the page's. */
  lang?: string
}
interface CompareRow {
  key: string
  label: ReactNode
  /** One for each column, in their order. */
  cells: readonly { content: ReactNode; lang?: string | undefined }[]
}

interface CompareTableProps {
  /** What the first column holds, for those who hear it. */
  corner: string
  /** Name of the part that scrolls sideways, where it stands on a page of its own. */
  labelledBy?: string
  columns: readonly CompareColumn[]
  rows: readonly CompareRow[]
}

/** Things side by side, the same rows for each. On a phone two of them are in sight, and the labels stay while one scrolls. */
export function CompareTable({ corner, labelledBy, columns, rows }: CompareTableProps) {
  return (
    <div
      className="tbl-scroll compare-scroll"
      {...(labelledBy !== undefined && { role: 'group', 'aria-labelledby': labelledBy, tabIndex: 0 })}
    >
      <table className="tbl compare-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{corner}</span>
            </th>
            {columns.map(({ key, head, lang }) => (
              <th key={key} scope="col" lang={lang}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, cells }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {cells.map(({ content, lang }, index) => (
                <td key={columns[index]?.key} lang={lang}>
                  {content}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
