CREATE SEQUENCE "public"."ticket_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 101 CACHE 1;--> statement-breakpoint
CREATE TABLE "ticket_messages" (
	"message_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ticket_messages_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"ticket" text NOT NULL,
	"author" text NOT NULL,
	"admin_id" integer,
	"via" text,
	"text_enc" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"whole_enc" text
);
--> statement-breakpoint
CREATE TABLE "ticket_notes" (
	"note_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ticket_notes_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"ticket" text NOT NULL,
	"admin_id" integer NOT NULL,
	"text_enc" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_people" (
	"admin_id" integer PRIMARY KEY NOT NULL,
	"taking" boolean NOT NULL,
	"languages" jsonb NOT NULL,
	"subjects" jsonb NOT NULL,
	"given_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "inbound_mails" (
	"mail_index" text PRIMARY KEY NOT NULL,
	"ticket" text,
	"outcome" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_links" (
	"ticket" text NOT NULL,
	"other" text NOT NULL,
	"admin_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ticket_links_ticket_other_pk" PRIMARY KEY("ticket","other")
);
--> statement-breakpoint
CREATE TABLE "help_requests" (
	"ticket" text PRIMARY KEY NOT NULL,
	"user_id" integer,
	"app_id" text,
	"request_enc" text NOT NULL,
	"partner" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"forwarded_at" timestamp with time zone,
	"partner_id" integer,
	"topic" text,
	"noted_by" integer,
	"dispute_id" integer,
	"service_due_at" timestamp with time zone,
	"service_paused_at" timestamp with time zone,
	"service_paused_seconds" integer DEFAULT 0 NOT NULL,
	"assigned_to" integer,
	"escalated_at" timestamp with time zone,
	"escalated_by" integer,
	"escalation" text,
	"ombudsman_told_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"closed_by" integer,
	"close_reason" text,
	"merged_into" text,
	"rating" smallint,
	"rated_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "inbound_mails" ADD CONSTRAINT "inbound_mails_ticket_help_requests_ticket_fk" FOREIGN KEY ("ticket") REFERENCES "public"."help_requests"("ticket") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_links" ADD CONSTRAINT "ticket_links_ticket_help_requests_ticket_fk" FOREIGN KEY ("ticket") REFERENCES "public"."help_requests"("ticket") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_links" ADD CONSTRAINT "ticket_links_other_help_requests_ticket_fk" FOREIGN KEY ("other") REFERENCES "public"."help_requests"("ticket") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ticket_messages_ticket" ON "ticket_messages" USING btree ("ticket","message_id");--> statement-breakpoint
CREATE INDEX "ticket_notes_ticket" ON "ticket_notes" USING btree ("ticket","note_id");--> statement-breakpoint
CREATE INDEX "inbound_mails_at" ON "inbound_mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "inbound_mails_ticket" ON "inbound_mails" USING btree ("ticket");--> statement-breakpoint
CREATE INDEX "ticket_links_other" ON "ticket_links" USING btree ("other");--> statement-breakpoint
CREATE INDEX "help_requests_due" ON "help_requests" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "help_requests_status" ON "help_requests" USING btree ("status","due_at");--> statement-breakpoint
CREATE INDEX "help_requests_assigned" ON "help_requests" USING btree ("assigned_to","status");
