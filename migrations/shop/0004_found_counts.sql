CREATE TABLE `found_count` (
	`day` text NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`times` integer NOT NULL,
	PRIMARY KEY(`day`, `kind`, `name`)
) STRICT;
--> statement-breakpoint
ALTER TABLE `orders` ADD `arrival` text;