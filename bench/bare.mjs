// The least that a server can do for GET /api/user/{id}: bench/api.mjs compares the product with it.
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 })
const app = new Hono()
app.get('/api/user/:id', async (c) => {
  const { rows } = await pool.query('select * from customers where user_id = $1', [c.req.param('id')])
  return c.json({ data: rows[0] })
})
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => process.send({ port }))
