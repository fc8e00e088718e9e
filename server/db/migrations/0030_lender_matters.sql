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
ALTER TABLE "lender_matters" ADD CONSTRAINT "lender_matters_app_id_applications_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."applications"("app_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lender_matters" ADD CONSTRAINT "lender_matters_lender_id_lenders_lender_id_fk" FOREIGN KEY ("lender_id") REFERENCES "public"."lenders"("lender_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lender_matters" ADD CONSTRAINT "lender_matters_taken_by_admins_admin_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lender_matters" ADD CONSTRAINT "lender_matters_settled_by_admins_admin_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lender_matters_event" ON "lender_matters" USING btree ("app_id","event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lender_matters_one" ON "lender_matters" USING btree ("app_id","kind") WHERE event_id is null and settled_at is null;--> statement-breakpoint
CREATE INDEX "lender_matters_open" ON "lender_matters" USING btree ("lender_id","due_at") WHERE settled_at is null;