CREATE TABLE "ticket_notes" (
	"note_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ticket_notes_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"ticket" text NOT NULL,
	"admin_id" integer NOT NULL,
	"text_enc" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD COLUMN "admin_id" integer;--> statement-breakpoint
ALTER TABLE "help_requests" ADD COLUMN "service_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "help_requests" ADD COLUMN "service_paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "help_requests" ADD COLUMN "service_paused_seconds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "help_requests" ADD COLUMN "assigned_to" integer;--> statement-breakpoint
ALTER TABLE "help_requests" ADD COLUMN "escalated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "help_requests" ADD COLUMN "escalated_by" integer;--> statement-breakpoint
ALTER TABLE "help_requests" ADD COLUMN "escalation" text;--> statement-breakpoint
ALTER TABLE "help_requests" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "help_requests" ADD COLUMN "closed_by" integer;--> statement-breakpoint
ALTER TABLE "help_requests" ADD COLUMN "close_reason" text;--> statement-breakpoint
ALTER TABLE "help_requests" ADD COLUMN "merged_into" text;--> statement-breakpoint
ALTER TABLE "help_requests" ADD COLUMN "rating" smallint;--> statement-breakpoint
ALTER TABLE "help_requests" ADD COLUMN "rated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ticket_notes" ADD CONSTRAINT "ticket_notes_admin_id_admins_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ticket_notes_ticket" ON "ticket_notes" USING btree ("ticket","note_id");--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_admin_id_admins_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_requests" ADD CONSTRAINT "help_requests_assigned_to_admins_admin_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_requests" ADD CONSTRAINT "help_requests_escalated_by_admins_admin_id_fk" FOREIGN KEY ("escalated_by") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_requests" ADD CONSTRAINT "help_requests_closed_by_admins_admin_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "help_requests_status" ON "help_requests" USING btree ("status","due_at");--> statement-breakpoint
CREATE INDEX "help_requests_assigned" ON "help_requests" USING btree ("assigned_to","status");