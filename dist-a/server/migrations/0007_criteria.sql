CREATE TABLE "criteria_drafts" (
	"draft_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "criteria_drafts_draft_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lender_id" integer NOT NULL,
	"changes" jsonb NOT NULL,
	"replaced" jsonb,
	"status" text NOT NULL,
	"publish_at" timestamp with time zone,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "criteria_drafts_lender" ON "criteria_drafts" USING btree ("lender_id","created_at");
