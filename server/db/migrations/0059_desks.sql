CREATE TABLE "desk_people" (
	"admin_id" integer PRIMARY KEY NOT NULL,
	"taking" boolean NOT NULL,
	"languages" jsonb NOT NULL,
	"subjects" jsonb NOT NULL,
	"given_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "identity_checks" (
	"check_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "identity_checks_check_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"admin_id" integer NOT NULL,
	"questions" jsonb NOT NULL,
	"passed" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL
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
ALTER TABLE "ticket_messages" ADD COLUMN "via" text;--> statement-breakpoint
ALTER TABLE "help_requests" ADD COLUMN "noted_by" integer;--> statement-breakpoint
ALTER TABLE "help_requests" ADD COLUMN "dispute_id" integer;--> statement-breakpoint
ALTER TABLE "help_requests" ADD COLUMN "ombudsman_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "desk_people" ADD CONSTRAINT "desk_people_admin_id_admins_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_checks" ADD CONSTRAINT "identity_checks_user_id_customers_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."customers"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_checks" ADD CONSTRAINT "identity_checks_admin_id_admins_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbound_mails" ADD CONSTRAINT "inbound_mails_ticket_help_requests_ticket_fk" FOREIGN KEY ("ticket") REFERENCES "public"."help_requests"("ticket") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_links" ADD CONSTRAINT "ticket_links_ticket_help_requests_ticket_fk" FOREIGN KEY ("ticket") REFERENCES "public"."help_requests"("ticket") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_links" ADD CONSTRAINT "ticket_links_other_help_requests_ticket_fk" FOREIGN KEY ("other") REFERENCES "public"."help_requests"("ticket") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_links" ADD CONSTRAINT "ticket_links_admin_id_admins_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identity_checks_user" ON "identity_checks" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "inbound_mails_at" ON "inbound_mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "inbound_mails_ticket" ON "inbound_mails" USING btree ("ticket");--> statement-breakpoint
CREATE INDEX "ticket_links_other" ON "ticket_links" USING btree ("other");--> statement-breakpoint
ALTER TABLE "help_requests" ADD CONSTRAINT "help_requests_noted_by_admins_admin_id_fk" FOREIGN KEY ("noted_by") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;