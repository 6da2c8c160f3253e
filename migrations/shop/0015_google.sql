CREATE TABLE `google_account` (
	`sub` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`email` text,
	`linked_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `google_account_customerId_unique` ON `google_account` (`customer_id`);--> statement-breakpoint
CREATE TABLE `google_arrival` (
	`id` text PRIMARY KEY NOT NULL,
	`journey` text NOT NULL,
	`sub` text NOT NULL,
	`email` text,
	`name` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`expires_at` integer NOT NULL,
	`spent_at` integer,
	CONSTRAINT "google_arrival_tries" CHECK("google_arrival"."tries" >= 0)
) STRICT;
--> statement-breakpoint
CREATE INDEX `google_arrival_by_age` ON `google_arrival` (`expires_at`);