CREATE TABLE "approval_rules" (
	"kind" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "approvals" (
	"approval_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approvals_approval_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"target" text NOT NULL,
	"body" jsonb NOT NULL,
	"shown" jsonb NOT NULL,
	"reason" text NOT NULL,
	"asked_by" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"decision" text
);
--> statement-breakpoint
CREATE UNIQUE INDEX "approvals_waiting" ON "approvals" USING btree ("kind","target") WHERE "approvals"."outcome" is null;--> statement-breakpoint
CREATE INDEX "approvals_decided" ON "approvals" USING btree ("decided_at");
