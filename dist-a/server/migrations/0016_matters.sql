CREATE TABLE "lender_matters" (
	"matter_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lender_matters_matter_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"app_id" text NOT NULL,
	"lender_id" integer NOT NULL,
	"kind" text NOT NULL,
	"lender_status" text,
	"event_id" text,
	"noted_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"taken_by" integer,
	"settled_at" timestamp with time zone,
	"settled_by" integer,
	"settled_reason" text
);
--> statement-breakpoint
CREATE UNIQUE INDEX "lender_matters_event" ON "lender_matters" USING btree ("app_id","event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lender_matters_one" ON "lender_matters" USING btree ("app_id","kind") WHERE event_id is null and settled_at is null;--> statement-breakpoint
CREATE INDEX "lender_matters_open" ON "lender_matters" USING btree ("lender_id","due_at") WHERE settled_at is null;
